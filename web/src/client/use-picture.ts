import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiUrl } from './api-address.ts'
import { send } from './send.ts'

/** The address of a picture that only the session may fetch, as an object URL; null until it is there, and when there is none. path: of the API, /api/v1/… */
export function usePicture(path: string | null): string | null {
  const { data: blob } = useQuery({
    queryKey: ['picture', path],
    queryFn: async () => {
      const response = await send(new Request(apiUrl(path!)))
      if (!response.ok) throw Object.assign(new Error('The picture could not be fetched'), { status: response.status })
      return response.blob()
    },
    enabled: path !== null,
    // A picture's bytes never change: another picture is another id.
    staleTime: Infinity,
  })
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return undefined
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [blob])
  return url
}
