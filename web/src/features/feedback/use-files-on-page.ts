import { useEffect, useRef, useState } from 'react'

const DRAGS = ['dragover', 'dragleave', 'drop'] as const

/** Takes files that are pasted or dropped anywhere on the page. Tells whether some are held over it. */
export function useFilesOnPage(take: (files: Iterable<File>) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const taking = useRef(take)
  useEffect(() => {
    taking.current = take
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.clipboardData?.files.length) taking.current(event.clipboardData.files)
    }
    // A file dropped beside the field would replace the page and the words with it.
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(event.type === 'dragover')
      if (event.type === 'drop') taking.current(event.dataTransfer.files)
    }
    window.addEventListener('paste', paste)
    for (const name of DRAGS) window.addEventListener(name, drag)
    return () => {
      window.removeEventListener('paste', paste)
      for (const name of DRAGS) window.removeEventListener(name, drag)
    }
  }, [])
  return isOver
}
