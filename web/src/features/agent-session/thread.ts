import type { MessageRow } from '@sextant/contracts/agent-events'

type Messages = ReadonlyMap<string, MessageRow>

/** The path from the root to head, oldest first. */
export function threadTo(messages: Messages, head: string | null): MessageRow[] {
  const thread: MessageRow[] = []
  const seen = new Set<string>()
  for (
    let at = head === null ? undefined : messages.get(head);
    at && !seen.has(at.id);
    at = at.parent_id === null ? undefined : messages.get(at.parent_id)
  ) {
    seen.add(at.id)
    thread.push(at)
  }
  return thread.toReversed()
}

/** Messages with the same parent and speaker, oldest first: the versions of one turn. */
export function siblingsOf(messages: Messages, message: MessageRow): MessageRow[] {
  return [...messages.values()]
    .filter(other => other.parent_id === message.parent_id && other.role === message.role)
    .sort((a, b) => Number(a.created_at > b.created_at) - Number(a.created_at < b.created_at))
}

/** The end of the newest branch below a message. */
export function newestEndBelow(messages: Messages, id: string): string {
  const children = new Map<string, MessageRow[]>()
  for (const message of messages.values()) {
    if (message.parent_id !== null)
      children.set(message.parent_id, [...(children.get(message.parent_id) ?? []), message])
  }
  let at = id
  for (let below = children.get(at); below; below = children.get(at))
    at = below.reduce((newest, next) => (next.created_at >= newest.created_at ? next : newest)).id
  return at
}
