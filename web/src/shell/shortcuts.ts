export type Shortcut =
  | { kind: 'palette' }
  | { kind: 'dashboard' }
  | { kind: 'profile' }
  | { kind: 'sign-out' }
  | { kind: 'list' }
  | { kind: 'agent'; /** From 1, in catalogue order. */ position: number }

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>

/** What a press of keys asks for. typing: a text field has the focus; only the palette opens from there. */
export function shortcutOf(
  { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat }: Press,
  typing: boolean,
): Shortcut | null {
  // Where the question mark stands, and with which keys it is typed, differs from keyboard to keyboard.
  const plain = !typing && !repeat && !ctrlKey && !metaKey
  if (key === '?' && plain) return { kind: 'list' }
  if (repeat || altKey || ctrlKey === metaKey) return null
  const pressed = key.toLowerCase()
  if (pressed === 'k' && !shiftKey) return { kind: 'palette' }
  if (typing) return null
  if (pressed === 'q') return shiftKey ? { kind: 'sign-out' } : null
  const position = digitOf(key, code)
  if (position) return { kind: 'agent', position }
  return shiftKey ? null : (PLAIN[pressed] ?? null)
}

const PLAIN: Record<string, Shortcut> = { h: { kind: 'dashboard' }, ',': { kind: 'profile' } }

/** Some keyboards write digits with Shift: the position of the key counts then. */
function digitOf(key: string, code: string): number | null {
  const digit = /^[1-9]$/.exec(key)?.[0] ?? /^Digit([1-9])$/.exec(code)?.[1]
  return digit ? Number(digit) : null
}

/** Whether keys are being typed into something. */
export const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches(
      'textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"], [type="color"], [type="file"])',
    ))

/** ⌘ on Apple's keyboards, Ctrl elsewhere. */
export const modifier = (platform: string): '⌘' | 'Ctrl ' =>
  /mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl '
