/** What a command has of the world around it. Given to it, so that a program can call one as well as a shell. */

/** The environment variables of a command. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Where a command was called, and where its words go. */
export interface Terminal {
  environment: Environment;
  /** Paths of the arguments are relative to it. */
  workingDirectory: string;
  /** To standard output, as it stands. */
  print: (text: string) => void;
  /** To standard error, as it stands. */
  complain: (text: string) => void;
}
