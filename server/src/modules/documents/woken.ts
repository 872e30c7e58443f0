/** Work that is done whenever it is woken, one round at a time; woken meanwhile, it goes round once more. A round that fails is told, and the next waking tries again. */
export function woken(round: () => Promise<void>, failed: (error: unknown) => void) {
  let working: Promise<void> | null = null
  let again = false
  let isClosed = false
  const work = async (): Promise<void> => {
    do {
      again = false
      await round()
    } while (again && !isClosed)
  }
  const wake = (): void => {
    again = true
    if (working || isClosed) return
    working = work()
      .catch(failed)
      .finally(() => {
        working = null
        // Something came between the last look and here.
        if (again) wake()
      })
  }
  return {
    wake,
    /** No round begins any more; resolves when the one that runs has ended. */
    close: async (): Promise<void> => {
      isClosed = true
      await working
    },
  }
}
