import { changed } from '@/client/changed.ts'
import { useNews } from '@/client/news/use-news.ts'

/** Keeps what shows campaigns true while somebody looks; coming back asks for everything anew. */
export function CampaignNewsLine({ session }: { session: string }) {
  useNews({
    path: '/api/v1/realtime/campaigns',
    event: 'campaign',
    session,
    onNews: () => void changed('campaigns'),
  })
  return null
}
