import { useEffect, useRef, useState } from 'react'

/** Where a column begins in the frame that scrolls; the frame's padding stays before it. */
const leftOf = (column: HTMLElement, frame: HTMLElement) => column.offsetLeft - frame.offsetLeft - 4

/** The frame the columns scroll in, and whether they do. */
export function useBoardFrame() {
  const board = useRef<HTMLElement>(null)
  const [overflows, setOverflows] = useState(false)
  // A narrow window begins with the first column that holds something, and so does one that becomes narrow.
  useEffect(() => {
    const frame = board.current
    if (!frame) return undefined
    const observer = new ResizeObserver(() => {
      setOverflows(frame.scrollWidth > frame.clientWidth)
      const first = frame.querySelector('li')?.closest('section')
      if (
        first &&
        frame.scrollLeft === 0 &&
        first.offsetLeft + first.offsetWidth > frame.offsetLeft + frame.clientWidth
      )
        frame.scrollLeft = leftOf(first, frame)
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  return {
    board,
    overflows,
    scrollTo: (index: number) => {
      const at = board.current?.children[index]
      if (board.current && at instanceof HTMLElement)
        board.current.scrollLeft = leftOf(at, board.current)
    },
  }
}
