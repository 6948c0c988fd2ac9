export {readFenceMarks, type FenceMarks} from './readFenceMarks';
