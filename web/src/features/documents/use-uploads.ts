import { useEffect, useRef, useState } from 'react'
import { useBringFile } from './api/bring-file.ts'
import { begun, type UploadOfFile } from './upload-of-file.ts'

type Place = { clientId: string | null; campaignId: string | null }

/** Files on their way in, one after the other; the way can be paused, and a file tried again. */
export function useUploads(place: Place) {
  const { save: bring } = useBringFile()
  const [files, setFiles] = useState<readonly UploadOfFile[]>([])
  const [paused, setPaused] = useState(false)
  const sending = useRef<{ key: string; stop: AbortController } | null>(null)
  const change = (key: string, now: Partial<UploadOfFile>) =>
    setFiles(all => all.map(one => (one.key === key ? { ...one, ...now } : one)))

  const send = async ({ key, file }: UploadOfFile) => {
    const stop = new AbortController()
    sending.current = { key, stop }
    change(key, { state: 'sending', share: 0, reason: null })
    const onProgress = (share: number) => change(key, { share })
    const brought = await bring({ file, ...place, onProgress, signal: stop.signal })
    sending.current = null
    if (brought.ok)
      change(key, { state: brought.answer.is_new ? 'brought' : 'known', id: brought.answer.id })
    else if (stop.signal.aborted) change(key, { state: 'waiting', share: 0 })
    else change(key, { state: 'failed', reason: brought.failure })
  }
  const next = paused ? undefined : files.find(({ state }) => state === 'waiting')
  const isBusy = files.some(({ state }) => state === 'sending')
  useEffect(() => {
    if (next && !isBusy && !sending.current) void send(next)
  })
  useEffect(() => () => sending.current?.stop.abort(), [])

  return {
    files,
    paused,
    take: (more: readonly File[]) => setFiles(all => [...all, ...more.map(begun)]),
    pause: () => {
      setPaused(true)
      sending.current?.stop.abort()
    },
    goOn: () => setPaused(false),
    again: (key: string) => change(key, { state: 'waiting', reason: null }),
    drop: (key: string) => setFiles(all => all.filter(one => one.key !== key)),
  }
}
