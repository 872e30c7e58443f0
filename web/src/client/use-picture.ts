import { useQuery } from '@tanstack/react-query'
import { apiUrl } from './api-address.ts'
import { send } from './send.ts'

async function fetchPicture(path: string): Promise<string> {
  const response = await send(new Request(apiUrl(path)))
  if (!response.ok)
    throw Object.assign(new Error('The picture could not be fetched.'), { status: response.status })
  return URL.createObjectURL(await response.blob())
}

/** The address of a picture that only the session may fetch, as an object URL; null until it is there, and when there is none. path: of the API, /api/v1/… */
export function usePicture(path: string | null): string | null {
  // A picture's bytes never change: another picture is another id. So one object URL a picture lives as long as the page.
  const { data } = useQuery({
    queryKey: ['picture', path],
    queryFn: () => fetchPicture(path!),
    enabled: path !== null,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return data ?? null
}
