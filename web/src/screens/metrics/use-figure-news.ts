import { changed } from '@/client/changed.ts'
import { useNews } from '@/client/news/use-news.ts'
import { useMe } from '@/features/session/api/get-me.ts'

/** Keeps figures true while somebody looks: whoever imports or sends some, wherever. `onNews`: besides. */
export function useFigureNews(onNews?: () => void): void {
  const { user, organization } = useMe()
  useNews({
    path: '/api/v1/realtime/figures',
    event: 'figures',
    session: `${user.id}:${organization?.id}`,
    onNews: () => {
      void changed('figures')
      onNews?.()
    },
  })
}
