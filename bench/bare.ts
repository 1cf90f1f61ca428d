/** The least a Node server can do: send bytes it already has. */
import { createServer } from 'node:http'
import { answerQuestions } from './child.ts'

export interface Sample {
  headers: Record<string, string>
  /** Base64: messages between processes are JSON. */
  body: string
}

process.once('message', (samples: Record<string, Sample>) => {
  const answers = new Map(
    Object.entries(samples).map(([path, { headers, body }]) => [
      path,
      { headers, bytes: Buffer.from(body, 'base64') },
    ]),
  )
  const server = createServer((request, response) => {
    const { headers, bytes } = answers.get(request.url!)!
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send!('ready'))
  answerQuestions()
})
process.on('disconnect', () => process.exit(0))
