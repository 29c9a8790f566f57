package program

import (
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"saddlebag/cmd/saddlebag/command"
)

func completionCommand() *cobra.Command {
	scripts := map[string]func(*cobra.Command, io.Writer) error{
		"bash":       bashCompletion,
		"fish":       func(root *cobra.Command, w io.Writer) error { return root.GenFishCompletion(w, true) },
		"powershell": (*cobra.Command).GenPowerShellCompletionWithDesc,
		"zsh":        (*cobra.Command).GenZshCompletion,
	}
	shells := []string{"bash", "fish", "powershell", "zsh"}
	return &cobra.Command{
		Use:   "completion SHELL",
		Short: command.Say("cli.completion-short"),
		Long:  command.Say("cli.completion-long", "shells", strings.Join(shells, ", ")),
		Example: `  source <(saddlebag completion bash)
  saddlebag completion fish > ~/.config/fish/completions/saddlebag.fish`,
		Args:      command.Arguments(1, 1, "cli.completion-takes"),
		ValidArgs: shells,
		RunE: func(cmd *cobra.Command, args []string) error {
			script, ok := scripts[args[0]]
			if !ok {
				return command.Hinted(command.Failed(cmd.Name(), "cli.no-shell", "word", strconv.Quote(args[0])), "cli.shells-are", "words", strings.Join(shells, ", "))
			}
			if err := script(cmd.Root(), cmd.OutOrStdout()); err != nil {
				return command.Unwritten(err)
			}
			return nil
		},
	}
}

// wordsOfBash does for the script what the package bash-completion does, where that is not
// there: a word goes on over = and :, at which bash breaks it.
const wordsOfBash = `if ! declare -F _get_comp_words_by_ref >/dev/null; then
    _get_comp_words_by_ref() {
        local i last
        words=()
        for ((i = 0; i <= COMP_CWORD; i++)); do
            last=$((${#words[@]} - 1))
            if ((i > 1)) && [[ ${COMP_WORDS[i]} == [=:]* || ${words[last]} == *[=:] ]]; then
                words[last]+=${COMP_WORDS[i]}
            else
                words+=("${COMP_WORDS[i]}")
            fi
        done
        cword=$((${#words[@]} - 1))
        cur=${words[cword]}
        prev=${words[cword > 0 ? cword - 1 : 0]}
    }
fi
`

func bashCompletion(root *cobra.Command, w io.Writer) error {
	if _, err := io.WriteString(w, wordsOfBash); err != nil {
		return err
	}
	return root.GenBashCompletionV2(w, true)
}
