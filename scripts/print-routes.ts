import { screens } from '../web/src/shell/screens.ts'

// npm run routes: the screen table as JSON.
console.log(
  JSON.stringify(
    screens.map(({ path, title, audience }) => ({ path, title, audience })),
    null,
    2,
  ),
)
