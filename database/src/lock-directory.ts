import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Takes the directory for this process: two processes on one embedded database would corrupt it. A dead owner's lock is taken over. Answers the release. */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'sextant.lock')
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner !== process.pid && owner > 0 && alive(owner)) {
      throw new Error(
        `DATA_DIR ${directory} is in use by process ${owner}. Stop it first, or set another DATA_DIR.`,
      )
    }
    writeFileSync(file, String(process.pid))
  }
  return () => {
    try {
      unlinkSync(file)
    } catch {
      // Already gone: nothing is held.
    }
  }
}
