import { useRef } from 'react'

type FocusHandlers = {
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  onCloseAutoFocus?: ((event: Event) => void) | undefined
}

/** Handlers that give the focus back to whatever had it when a dialog opened: also where no trigger element of the dialog did. */
export function useGiveFocusBack({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event)
      if (
        event.defaultPrevented ||
        !(opener.current instanceof HTMLElement) ||
        opener.current === document.body
      )
        return
      event.preventDefault()
      opener.current.focus()
    },
  }
}
