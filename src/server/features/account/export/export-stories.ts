import { escapeHtml } from '#server/platform/html/escape-html.ts';
import { safeName } from './archive.ts';
import { addData, type ExportSection, type ExportTo } from './export-section.ts';
import { heading, media, paragraphs, small } from './html.ts';

export async function exportStories({
  userId,
  contents: { stories },
  archive,
}: ExportTo): Promise<ExportSection> {
  const data: unknown[] = [];
  const entries: string[] = [];
  for await (const { story, scenes } of stories.listEverything(userId)) {
    const folder = `stories/${safeName(story.title)}`;
    const film = story.videoKey && (await archive.addFile(`${folder}/film.mp4`, story.videoKey));
    const vertical =
      story.verticalKey &&
      (await archive.addFile(`${folder}/film vertical.mp4`, story.verticalKey));
    const shown: string[] = [];
    const sceneData: unknown[] = [];
    for (const scene of scenes) {
      const { imageKey, audioKey, ...fields } = scene;
      const stem = `${folder}/scene ${scene.sceneNumber}`;
      const picture = imageKey ? await archive.addFile(`${stem}.webp`, imageKey) : undefined;
      const ending = audioKey && /\.[a-z0-9]+$/.exec(audioKey)?.[0];
      const sound = audioKey
        ? await archive.addFile(`${stem}${ending ?? ''}`, audioKey)
        : undefined;
      sceneData.push({ ...fields, picture: picture ?? null, sound: sound ?? null });
      shown.push(
        `<h4>${escapeHtml(scene.title ?? `Scene ${scene.sceneNumber}`)}</h4>${picture ? media('image', picture, scene.title ?? '') : ''}${paragraphs(scene.narration)}`,
      );
    }
    const { videoKey: _v, verticalKey: _u, captionsKey: _c, ...fields } = story;
    data.push({ ...fields, film: film || null, vertical: vertical || null, scenes: sceneData });
    entries.push(
      [
        heading(story.title),
        small('Pictures and voice made by AI.'),
        film ? media('video', film, story.title) : '',
        `<details><summary>The life story as it was written</summary>${paragraphs(story.lifeStory)}</details>`,
        ...shown,
      ].join(''),
    );
  }
  addData(archive, 'stories', data);
  return { title: 'Stories', entries };
}
