// `npm run dev`: the system with watchers. Services restart when their code or a library's changes; the web app
// reloads by itself on Vite's own address.
process.argv.push('--dev');
await import('./start.mjs');
