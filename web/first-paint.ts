import { finishedAt, historyKey } from './reading-marks.ts'

/**
 * Runs in the head before anything is painted, as plain text: chooses the theme and how texts are set, notes who is
 * looking and whether a post was left unfinished here (`web/reading-history.ts`), and fills in what the shared page leaves open as its elements arrive.
 * It also closes the announcement, on this device for good; whoever goes by keyboard goes on at the content.
 * A device that keeps nothing, or holds what something else wrote, is one on which nothing was chosen yet.
 * No smaller-than sign may stand in it: those are written otherwise in a page.
 */
export const firstPaintScript = `(()=>{
const root=document.documentElement
const kept={theme:'tema',textSize:'boy',typeface:'harf',lineWidth:'en'}
try{for(const name in kept){const value=localStorage.getItem(kept[name])
if(/^[a-z]{1,9}$/.test(value||''))root.dataset[name]=value}
const begun=JSON.parse(localStorage.getItem('${historyKey}')||'[]').filter(each=>each[2]>0&&${finishedAt}>each[3]).length
if(begun)root.dataset.unfinished=begun}catch{}
try{if(localStorage.getItem('duyuru')===root.dataset.announcement)delete root.dataset.announcement}catch{}
addEventListener('click',({target})=>{if(!target.closest('#duyuru button'))return
try{localStorage.setItem('duyuru',root.dataset.announcement)}catch{}
delete root.dataset.announcement
document.getElementById('icerik')?.focus({preventScroll:true})})
const {viewer,texts}=JSON.parse(document.getElementById('viewer-data').textContent)
root.dataset.viewer=viewer?viewer.isWaiting===1?'waiting':'member':'visitor'
const fillIn=node=>{if(node.nodeType!==1)return
const elements=[...node.querySelectorAll('[data-text]')]
if(node.matches('[data-text]'))elements.push(node)
for(const element of elements)element.textContent=texts[element.dataset.text]||''}
const observer=new MutationObserver(changes=>{for(const change of changes)change.addedNodes.forEach(fillIn)})
observer.observe(root,{childList:true,subtree:true})
addEventListener('DOMContentLoaded',()=>observer.disconnect())
})()`
