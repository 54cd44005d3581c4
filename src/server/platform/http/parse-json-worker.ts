import { answerOrders } from '#server/platform/speech/worker-orders.ts';
import { parseJson } from './parse-json.ts';

answerOrders(parseJson);
