/** Files of one drop that are taken; a home directory dropped by mistake ends here. */
const FILES_MAX = 1_000

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject))

/** A reader hands over a hundred at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0 || all.length > FILES_MAX) return all
    all.push(...some)
  }
}

async function* filesIn(entries: readonly FileSystemEntry[]): AsyncGenerator<File> {
  for (const entry of entries) {
    // What systems put beside files is none of anybody's documents.
    if (entry.name.startsWith('.') || entry.name === 'Thumbs.db') continue
    if (entry.isFile) yield await fileOf(entry as FileSystemFileEntry)
    else yield* filesIn(await entriesOf(entry as FileSystemDirectoryEntry))
  }
}

/** The files of a drop, folders opened: at most a thousand. */
export async function droppedFiles(given: DataTransfer): Promise<File[]> {
  // Read at once: after the first wait the browser forgets what was dropped.
  const entries = [...given.items].flatMap(item => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return [...given.files].slice(0, FILES_MAX)
  const files: File[] = []
  for await (const file of filesIn(entries)) {
    files.push(file)
    if (files.length === FILES_MAX) break
  }
  return files
}
