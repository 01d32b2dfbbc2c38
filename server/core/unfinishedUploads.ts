import {
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type S3Client,
} from "@aws-sdk/client-s3";

/** Yields the uploads in parts that began before `before` and have not ended. */
export async function* unfinishedUploads(
  client: S3Client,
  Bucket: string,
  before: Date,
): AsyncGenerator<{ Key: string; UploadId: string }> {
  let marker: { KeyMarker?: string; UploadIdMarker?: string } | null = {};
  while (marker) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket, ...marker }),
    );
    for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
      if (Key && UploadId && Initiated && Initiated < before) yield { Key, UploadId };
    const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
    marker = IsTruncated && KeyMarker && UploadIdMarker ? { KeyMarker, UploadIdMarker } : null;
  }
}
