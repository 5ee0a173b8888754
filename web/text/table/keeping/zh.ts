import type { KeepWords } from './languages.ts';

export const zh: KeepWords = {
  title: '保存与分享',
  device: '记录保存在本设备的浏览器里，不会发送到任何地方。',
  notKept: '此浏览器无法保存记录。关闭页面前请先导出。',
  print: '打印',
  exportJson: '导出（JSON）',
  importJson: '导入（JSON）',
  imported: '已打开文件里的记录。“撤销”可回到之前的记录。',
  linked: '这是链接里的记录。“撤销”可回到自己的记录。',
  notRead: '该文件中没有本页的记录。请选择从这里导出的文件。',
  notReadAt: '文件里的记录没有打开：{where} 的值不对。请选择从本页导出、没有改动的文件。现有的记录没有变。',
  linkNotRead: '链接里的记录读不出来。请检查链接是否完整。',
  linkNotReadAt: '链接里的记录没有打开：{where} 的值不对。请对方再发一次。现有的记录没有变。',
  noLink: '此浏览器无法生成链接。请用“{exportJson}”生成文件后发送。',
  unread: '本设备上保存的记录有一部分读不出来。已另行保留，没有删除。',
  exportUnread: '导出读不出来的记录',
  dropUnread: '删除读不出来的记录',
  again: '重新载入',
};
