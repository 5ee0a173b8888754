// Completions for shells, made of the description of the command.
import { COLUMNS } from './batch/columns.ts';
import { type Choices, COMMANDS, type Command, EVERYWHERE, OPTIONS, optionsOf, type SHELLS } from './commands.ts';
import type { Context } from './context.ts';
import { optionText, textOf } from './help.ts';

type Words = Pick<Context, 'text' | 'words' | 'engine'>;

const SCRIPTS: Record<(typeof SHELLS)[number], (ctx: Words) => string> = { bash, zsh, fish };

export const completionFor = (ctx: Words, shell: string): string => SCRIPTS[shell as keyof typeof SCRIPTS](ctx);

const commands = Object.entries(COMMANDS);

function optionNames({ words }: Words, command: Command): string[] {
  return [...optionsOf(command), ...(command.conditions ? Object.keys(words.flag) : [])];
}

/** The words that a value may be, or none where it is a file or anything. */
function wordsFor({ engine }: Words, choices: Choices | undefined): readonly string[] {
  if (choices === 'commands') return Object.keys(COMMANDS);
  if (choices === 'rules') return engine.rules().map(({ id }) => id);
  if (choices === 'columns') return COLUMNS;
  return Array.isArray(choices) ? choices : [];
}

const operandWords = (ctx: Words, { operands }: Command): string[] =>
  operands.flatMap(({ choices }) => wordsFor(ctx, choices));

const describe = (ctx: Words, name: string): string => optionText(ctx.text, name) || textOf(ctx.words.flag, name);

function bash(ctx: Words): string {
  const values = Object.entries(OPTIONS)
    .filter(([, { value }]) => value)
    .map(([name, { choices }]) => `    --${name}) words='${wordsFor(ctx, choices).join(' ')}' ;;`);
  const cases = commands.map(([name, command]) => {
    const options = optionNames(ctx, command).map((option) => `--${option}`);
    return `      ${name}) options='${options.join(' ')}' words='${operandWords(ctx, command).join(' ')}' ;;`;
  });
  return `# tensu completion bash
_tensu() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} words= options= command= i
  # What stands before and behind "=" comes as words of their own.
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = ]]; then
    before=\${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      --lang) ((++i)) && [[ \${COMP_WORDS[i]} != = ]] || ((++i)) ;;
      -*) ;;
      *) command=\${COMP_WORDS[i]} && break ;;
    esac
  done
  case $before in
${values.join('\n')}
    *) case $command in
      '') words='${Object.keys(COMMANDS).join(' ')}' options='--lang --version --help' ;;
${cases.join('\n')}
      esac ;;
  esac
  [[ $word != -* ]] || words=$options
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o default -F _tensu tensu
`;
}

/** Single quotes end a text in a shell, and a colon or a bracket an entry of zsh. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const entry = (text: string): string => text.replaceAll(/[[\]:]/g, '\\$&');

function zsh(ctx: Words): string {
  const { text } = ctx;
  const names = commands.map(([name]) => `    ${quoted(`${name}:${entry(textOf(text.command, name))}`)}`);
  const cases = commands.map(([name, command]) => {
    const options = optionNames(ctx, command).map((option) => `      ${quoted(zshOption(ctx, option))}`);
    const operands = command.operands.map(({ name: operand, many, choices }, i) => {
      const words = wordsFor(ctx, choices);
      // Nothing to choose from is written so: in words of its own it would keep zsh from completing options.
      const list = choices === 'files' ? '_files' : `(${words.join(' ')})`;
      return `      '${many ? '*' : i + 1}:${operand}:${list}'`;
    });
    return `    ${name}) _arguments \\\n${[...options, ...operands].join(' \\\n')} ;;`;
  });
  return `#compdef tensu
# tensu completion zsh
_tensu() {
  local -a commands=(
${names.join('\n')}
  )
  local -i skipped
  while [[ \${words[2]} == -* ]]; do
    [[ \${words[2]} == --lang ]] && skipped=2 || skipped=1
    ((CURRENT > skipped + 1)) || break
    shift $skipped words
    ((CURRENT -= skipped))
  done
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  local command=\${words[2]}
  shift words
  ((CURRENT--))
  case $command in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = _tensu ]; then _tensu; else compdef _tensu tensu; fi
`;
}

function zshOption(ctx: Words, name: string): string {
  const { value, many, choices } = OPTIONS[name] ?? {};
  const words = wordsFor(ctx, choices);
  const list = words.length > 0 ? `(${words.join(' ')})` : ' ';
  return `${many ? '*' : ''}--${name}[${entry(describe(ctx, name))}]${value ? `:${value}:${list}` : ''}`;
}

function fish(ctx: Words): string {
  const { text } = ctx;
  const first = commands.map(([name]) => `${fishIn('')} -f -a ${name} -d ${quoted(textOf(text.command, name))}`);
  const everywhere = EVERYWHERE.map((option) => fishOption(ctx, '', option));
  const rest = commands.flatMap(([name, command]) => {
    const options = optionNames(ctx, command).map((option) => fishOption(ctx, name, option));
    const noFiles = command.operands.some(({ choices }) => choices === 'files') ? '' : ' -f';
    return [...options, `${fishIn(name)}${noFiles} -a ${quoted(operandWords(ctx, command).join(' '))}`];
  });
  return `# tensu completion fish
# Whether this is the command so far; '' before there is one.
function __tensu_command_is
  set -l command
  set -l words (commandline -opc)
  set -e words[1]
  while set -q words[1]; and test -z "$command"
    switch $words[1]
      case --lang
        set -e words[1]
      case '-*'
      case '*'
        set command $words[1]
    end
    set -e words[1]
  end
  test "$command" = "$argv[1]"
end
${[...first, ...everywhere, ...rest].join('\n')}
`;
}

/** A completion for where the command is this one, or is yet to come. */
const fishIn = (command: string): string => `complete -c tensu -n '__tensu_command_is "${command}"'`;

function fishOption(ctx: Words, command: string, option: string): string {
  const { value, choices } = OPTIONS[option] ?? {};
  const words = wordsFor(ctx, choices);
  const argument = value ? (words.length > 0 ? ` -x -a ${quoted(words.join(' '))}` : ' -x') : '';
  return `${fishIn(command)} -l ${option}${argument} -d ${quoted(describe(ctx, option))}`;
}
