type Ran = { status: number; said: string }
type Suite = {
  projects: string[]
  files?: string[]
  env?: Record<string, string>
  mayBeNone?: boolean
}
export function crashedFiles(said: string): string[]
export function runSuite(
  run: (args: string[], env: Record<string, string>) => Promise<Ran>,
  suite: Suite,
): Promise<Ran & { passed: number; failed: number; again: string[] }>
