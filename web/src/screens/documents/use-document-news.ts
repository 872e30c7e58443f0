import { changed } from '@/client/changed.ts'
import { useNews } from '@/client/news/use-news.ts'
import { useMe } from '@/features/session/api/get-me.ts'

/** Keeps documents true while somebody looks: what was read meanwhile, and what others brought. */
export function useDocumentNews(): void {
  const { user, organization } = useMe()
  useNews({
    path: '/api/v1/realtime/documents',
    event: 'documents',
    session: `${user.id}:${organization?.id}`,
    onNews: () => void changed('documents', 'company-facts', 'insights'),
  })
}
