// A link to a game that was passed on leads to the site's first page: a host of files has no other.

if (/^#saddlebag-\d+\./.test(location.hash)) location.replace(`take${location.hash}`);
