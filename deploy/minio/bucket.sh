#!/bin/sh
# Makes a private bucket, and a user with access to its objects only. It can be run again.
set -eu

for name in MINIO_ROOT_USER MINIO_ROOT_PASSWORD S3_ACCESS_KEY S3_SECRET_KEY; do
  eval "value=\${$name:-}"
  case "$value" in
    '' | *change-me*)
      echo "$name must be a value of your own; it is not." >&2
      exit 1
      ;;
  esac
done

policy='{
  "Version": "2012-10-17",
  "Statement": [
    { "Effect": "Allow", "Action": ["s3:ListBucket", "s3:GetBucketLocation"], "Resource": ["arn:aws:s3:::'"$S3_BUCKET"'"] },
    { "Effect": "Allow", "Action": ["s3:GetObject", "s3:PutObject", "s3:DeleteObject", "s3:AbortMultipartUpload", "s3:ListMultipartUploadParts"], "Resource": ["arn:aws:s3:::'"$S3_BUCKET"'/*"] }
  ]
}'
printf '%s' "$policy" > /tmp/documents.json

mc alias set store "$S3_ENDPOINT" "$MINIO_ROOT_USER" "$MINIO_ROOT_PASSWORD"
mc mb --ignore-existing "store/$S3_BUCKET"
mc anonymous set none "store/$S3_BUCKET"
mc admin policy create store documents /tmp/documents.json
mc admin user add store "$S3_ACCESS_KEY" "$S3_SECRET_KEY"
said=$(mc admin policy attach store documents --user "$S3_ACCESS_KEY" 2>&1) || case "$said" in
  *'already in effect'*) ;;
  *)
    echo "$said" >&2
    exit 1
    ;;
esac
