import { expect, test } from 'vitest'
import { escapeJson, fillMarks, type SiteFacts } from './site-marks.ts'

const facts: SiteFacts = {
  appName: 'Crumb & <Co>',
  contact: 'a@b.example',
  origin: 'https://x.example',
  videoUrl: null,
  provider: true,
}
const page =
  '<title>{{app_name}}</title>{{#video}}<a data-src="{{video_url}}">{{/video}}{{^video}}<img>{{/video}}{{#provider}}sent{{/provider}}{{^provider}}kept{{/provider}}'

test('names are escaped, and only the passages that hold stay', () => {
  expect(fillMarks(page, facts)).toBe('<title>Crumb &#38; &#60;Co&#62;</title><img>sent')
  expect(
    fillMarks(page, { ...facts, provider: false, videoUrl: 'https://v.example/?a="1"&b' }),
  ).toBe(
    '<title>Crumb &#38; &#60;Co&#62;</title><a data-src="https://v.example/?a=&#34;1&#34;&#38;b">kept',
  )
})

test('a name with quotes stays one JSON string', () => {
  expect(
    JSON.parse(
      fillMarks(
        '{"name":"{{app_name}}"}',
        { ...facts, appName: 'The "best" & \\ only' },
        escapeJson,
      ),
    ),
  ).toEqual({ name: 'The "best" & \\ only' })
})
