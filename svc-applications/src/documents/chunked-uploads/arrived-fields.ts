import Joi from 'joi';

/** The form fields that name a file which was sent in pieces. */
export interface ArrivedFields {
  /** The id of the file. */
  arriving_file?: string;
  /** The form's field for which the file is sent. */
  arriving_as?: string;
  /** The name of the file as it was chosen for this field. */
  arriving_name?: string;
}

const fileId = Joi.string().hex().length(32);

/** The fields of a form that accepts one of these files in pieces, instead of the file itself. */
export const arrivedFields = (files: readonly string[]) => ({
  arriving_file: fileId.description(
    'A file that came in pieces (startUpload, uploadChunk), instead of the file itself',
  ),
  arriving_as: Joi.string()
    .valid(...files)
    .description('The field that the file stands for'),
  arriving_name: Joi.string()
    .max(255)
    .description('The name that the file has for this field; without it, the name of startUpload'),
});
