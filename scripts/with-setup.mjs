// node scripts/with-setup.mjs SCRIPT [arguments]: installs what is missing, then runs the script on this repository's Node.
import { environment, installPackages, node, run } from './setup.mjs'

const log = console.log
// Scripts print machine-readable answers: what set-up says goes to standard error.
console.log = (...words) => console.error(...words)
installPackages()
console.log = log
run(node(), process.argv.slice(2), { env: environment() })
