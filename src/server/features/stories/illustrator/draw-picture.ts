import { frame } from './frame.ts';
import type { PicturePlan, Size } from './picture-plan.ts';
import { lightOf } from './scenery/light.ts';
import { settingOf } from './settings/settings.ts';
import { stageOf } from './stage.ts';
import { lit } from './svg/colour.ts';
import { textBox } from './svg/text.ts';

/** The picture of a scene as SVG: 16:9, or 9:16 when the size is higher than wide. */
export function drawPicture(plan: PicturePlan, size: Size): string {
  const stage = stageOf(plan, size);
  const setting = settingOf(plan.setting);
  const light = lightOf(stage, setting.inside);
  const scenery = setting.draw(stage);
  const { w, h } = stage;
  const words =
    plan.setting === 'memory'
      ? textBox(plan.text, {
          x: w * 0.16,
          y: h * 0.3,
          width: w * 0.68,
          height: h * 0.4,
          largest: 58,
          least: 30,
          colour: '#5b3b2a',
        })
      : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${w} ${h}">` +
    lit(scenery.behind, light.scene) +
    (scenery.shining ?? '') +
    words +
    lit(scenery.before ?? '', light.scene) +
    `${frame(stage)}</svg>`
  );
}
