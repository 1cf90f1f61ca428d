/**
 * Runs in the head, as plain text, because people press and type before the script that answers them is there.
 * - The last press on a button that nobody heard is made again as soon as React has the button: on the page, and above all at
 *   the end of a post. Links and forms need no script; the announcement and the text of a post answer for themselves.
 *   Whoever waited for longer than some seconds expects nothing any more. What is switched on and off may come alive with what
 *   the member had done before: then it is already as they wanted it. A click that React could answer at once, by hydrating
 *   the button, comes to the window in the end; one that it could not is stopped.
 * - Whoever presses a link to a new text begins to type: a field out of sight takes the words until the page has one for
 *   them (`web/editor/early-title.ts`). It stands where nothing scrolls to it. Where the member has to stay, it is cancelled,
 *   and the link has the keys again.
 * No smaller-than sign may stand in it.
 */
export const earlyHandsScript = `(()=>{
let pressed,seen,until
const isAlive=()=>Object.keys(pressed).some(key=>key.startsWith('__reactProps'))
const state=button=>button.getAttribute('aria-pressed')
const tryAgain=()=>{const button=pressed
if(!button)return
if(!button.isConnected||performance.now()>until)pressed=null
else if(!isAlive())requestAnimationFrame(tryAgain)
else{pressed=null
if(state(button)===seen)button.click()}}
const press=button=>{const isWaiting=pressed
pressed=button
seen=state(button)
until=performance.now()+10000
if(isAlive())pressed=null
else if(!isWaiting)requestAnimationFrame(tryAgain)}
const gatherTitle=link=>{const field=window.earlyTitle||=document.createElement('textarea')
field.className='sr-only fixed! top-0'
field.ariaLabel='Başlık'
field.onblur=()=>field.remove()
field.oncancel=()=>{window.earlyTitle=null
if(field===document.activeElement)link.focus()}
document.body.append(field)
field.focus()}
addEventListener('click',event=>{const{target}=event
const button=target.closest('button[type=button]')
if(button&&!button.closest('#duyuru,.document'))press(button)
const isForNewTab=event.ctrlKey||event.metaKey||event.shiftKey||event.altKey
const link=target.closest('a[href="/new"]')
if(link&&!isForNewTab)gatherTitle(link)},true)
addEventListener('click',({target})=>{if(pressed?.contains(target)&&isAlive())pressed=null})
})()`
