import { refusals } from '../../messages.ts'
import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { invalid } from '../../errors.ts'
import { fileLimits } from '../../../core/contracts/files.ts'
import type { SvgFault } from './vet.ts'

const script = fileURLToPath(new URL('process.ts', import.meta.url))

/** In kilobytes: several layers of the largest drawing. */
const mostMemory = 1_000_000
/** Of work; on a busy machine that takes longer by the clock. */
const mostSeconds = 6
const patience = 5

/** The system itself keeps the limits. A process that reaches one leaves no image of itself behind. */
const limited = (seconds: number): string =>
  `ulimit -c 0; ulimit -d ${mostMemory}; ulimit -t ${seconds}; exec "$@"`

/** An SVG as a PNG, or a refusal in words; a drawing that takes too much is ended. */
export async function drawSvg(svg: Buffer, seconds = mostSeconds): Promise<Buffer> {
  const command = [process.execPath, script, String(fileLimits.pixels)]
  const child = spawn('/bin/sh', ['-c', limited(seconds), 'sh', ...command], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // Nothing of ours is its business.
    env: {},
    cwd: '/',
    timeout: patience * seconds * 1000,
    killSignal: 'SIGKILL',
  })
  // A process that stops reading is reported by its exit below.
  child.stdin.on('error', () => undefined)
  child.stdin.end(svg)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  const [output, code] = await Promise.all([buffer(child.stdout), ended])
  if (code === 0) return output
  throw invalid('file', code === 1 ? reasonIn(output) : refusals.file.tooComplex)
}

function reasonIn(output: Buffer): string {
  return refusals.file[output.toString() as SvgFault] ?? refusals.file.tooComplex
}
