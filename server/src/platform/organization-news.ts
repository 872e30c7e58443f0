import type { Database } from '@sextant/database/open-database'

type Heard = (news: unknown) => void
/** What the database tells when a change is committed, whoever made it and on whatever server; heard by organization. */
export type OrganizationNews = {
  subscribe: (orgId: string, heard: Heard) => () => void
  close: () => Promise<void>
}

/** One LISTEN for the whole process. A payload is JSON with the `org_id` it belongs to; the rest goes to the readers of that organization alone. */
export async function openOrganizationNews(
  database: Database,
  channel: string,
): Promise<OrganizationNews> {
  const readers = new Map<string, Set<Heard>>()
  const close = await database.listen(channel, payload => {
    const { org_id, ...news } = JSON.parse(payload) as { org_id: string }
    for (const heard of readers.get(org_id) ?? []) heard(news)
  })
  return {
    subscribe: (orgId, heard) => {
      const group = readers.get(orgId) ?? new Set()
      readers.set(orgId, group.add(heard))
      return () => {
        group.delete(heard)
        if (group.size === 0 && readers.get(orgId) === group) readers.delete(orgId)
      }
    },
    close,
  }
}
