/// The shells with completion scripts.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script, generated from the table of commands.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static let commandNames = Command.all.map(\.name).joined(separator: " ")

  private static var bashScript: String {
    var text = """
      _seguec() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(commandNames) help --help --version" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]} $before" in

      """
    for command in Command.all {
      for option in command.options where !option.choices.isEmpty {
        text +=
          "    \"\(command.name) --\(option.name)\") COMPREPLY=($(compgen -W "
          + "\"\(option.choices.joined(separator: " "))\" -- \"$word\")); return ;;\n"
      }
    }
    text += "  esac\n  case \"$word\" in -*) case \"${COMP_WORDS[1]}\" in\n"
    for command in Command.all {
      let options = command.options.map { "--\($0.name)" } + ["--help"]
      text +=
        "    \(command.name)) COMPREPLY=($(compgen -W \"\(options.joined(separator: " "))\" "
        + "-- \"$word\")) ;;\n"
    }
    text += "  esac; return ;;\n  esac\n  case \"${COMP_WORDS[1]}\" in\n"
    for command in Command.all where !command.operandChoices.isEmpty {
      text +=
        "    \(command.name)) COMPREPLY=($(compgen -W "
        + "\"\(command.operandChoices.joined(separator: " "))\" -- \"$word\")) ;;\n"
    }
    return text + """
        *) COMPREPLY=($(compgen -f -- "$word")) ;;
        esac
      }
      complete -o filenames -F _seguec seguec

      """
  }

  private static var zshScript: String {
    var text = """
      #compdef seguec
      _seguec() {
        if (( CURRENT == 2 )); then
          local -a commands=(

      """
    for command in Command.all {
      text += "      '\(command.name):\(quoteless(command.summary))'\n"
    }
    text += """
          )
          _describe 'command' commands
          return
        fi
        local command=${words[2]}
        shift words
        (( CURRENT-- ))
        case $command in

      """
    for command in Command.all {
      text += "    \(command.name)) _arguments"
      for option in command.options {
        let summary = quoteless(option.summary)
        if let value = option.value {
          let choices =
            option.choices.isEmpty ? "_files" : "(\(option.choices.joined(separator: " ")))"
          text += " '--\(option.name)=[\(summary)]:\(value):\(choices)'"
        } else {
          text += " '--\(option.name)[\(summary)]'"
        }
      }
      text +=
        command.operandChoices.isEmpty
        ? " '*:file:_files' ;;\n"
        : " '*:name:(\(command.operandChoices.joined(separator: " ")))' ;;\n"
    }
    return text + "  esac\n}\n_seguec \"$@\"\n"
  }

  private static var fishScript: String {
    var text = "complete -c seguec -n __fish_use_subcommand -f\n"
    for command in Command.all {
      text +=
        "complete -c seguec -n __fish_use_subcommand -a \(command.name) "
        + "-d '\(quoteless(command.summary))'\n"
      for option in command.options {
        text += "complete -c seguec -n '__fish_seen_subcommand_from \(command.name)' "
        text += "-l \(option.name) -d '\(quoteless(option.summary))'"
        if option.value != nil { text += " -r" }
        if !option.choices.isEmpty { text += " -f -a '\(option.choices.joined(separator: " "))'" }
        text += "\n"
      }
      if !command.operandChoices.isEmpty {
        text +=
          "complete -c seguec -n '__fish_seen_subcommand_from \(command.name)' "
          + "-f -a '\(command.operandChoices.joined(separator: " "))'\n"
      }
    }
    return text
  }

  /// Removes brackets and colons, which zsh interprets. Summaries contain no text from input.
  private static func quoteless(_ text: String) -> String {
    text.filter { !"'[]:".contains($0) }
  }
}
