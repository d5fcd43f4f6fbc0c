import type { BrokerListing, ListingDocument } from "@frontage/records/schemas/broker-listing";
import { documentFormat } from "@frontage/records/document-format";
import { type DocumentTier, documentTiers } from "@frontage/records/schemas/listing";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { ChevronDown } from "lucide-react";
import { useState } from "react";

import { listings } from "../../api/clients.ts";
import { read, readFile } from "../../api/request.ts";
import { type MenuTriggerProps, MoreButton, RowMenu } from "../../components/row-menu.tsx";
import { useAction } from "../../components/use-action.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { saveFile } from "../../files/save-file.ts";
import { tierNames } from "./listings.ts";
import { ListingDocumentDialog, ReplaceFileDialog } from "./listing-document-form.tsx";

type ListingDocumentsProps = { listing: BrokerListing };

type OpenDialog = { kind: "add" } | { kind: "change" | "replace"; document: ListingDocument };

const titleId = "listing-documents";

/**
 * A listing's documents, grouped by access. A draft's are one list, with each one's access in its
 * row.
 */
export function ListingDocuments({ listing }: ListingDocumentsProps) {
  const { id, status } = listing;
  const isDraft = status === "draft";
  const [open, setOpen] = useState<OpenDialog>();
  const { confirm, dialog: question } = useConfirm();
  const close = () => setOpen(undefined);
  const download = useAction({
    act: async (document: ListingDocument) =>
      saveFile(
        await readFile(
          listings[":id"].documents[":documentId"].file.$get({
            param: { id, documentId: document.id },
          }),
        ),
        document.fileName,
      ),
    failed: ({ name }) => `Couldn’t download ${name}.`,
  });
  const arrange = useAction({
    act: (ids: readonly string[]) =>
      read(listings[":id"].documents.$put({ param: { id }, json: { ids: [...ids] } })),
    changes: ["listings"],
    failed: "Couldn’t change the order.",
    inOrder: "listing-documents",
  });
  const changeTier = useAction({
    act: async ({ document, tier }: { document: ListingDocument; tier: DocumentTier }) => {
      const { isDownloadable, isOfferingMemorandum, name, version } = document;
      const change = { name, tier, isOfferingMemorandum, isDownloadable, version };
      await read(
        listings[":id"].documents[":documentId"].$put({
          param: { id, documentId: document.id },
          json: change,
        }),
      );
    },
    changes: ["listings"],
    done: (_, { document, tier }) => `${document.name}: ${tierNames[tier].toLowerCase()}.`,
    failed: ({ document }) => `Couldn’t change ${document.name}.`,
  });
  const order = arrange.pendingWith;
  const documents = order
    ? listing.documents.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    : listing.documents;
  // A draft's rows show the access themselves, so there are no groups.
  const groups: { tier?: DocumentTier; groupDocuments: readonly ListingDocument[] }[] = (
    isDraft
      ? [{ groupDocuments: documents }]
      : documentTiers.map((tier) => ({
          tier,
          groupDocuments: documents.filter((document) => document.tier === tier),
        }))
  ).filter(({ groupDocuments }) => groupDocuments.length > 0);
  /** Moves a document to its neighbor's position in the list of all documents. */
  function moveTo(document: ListingDocument, neighbor: ListingDocument) {
    const ids = documents.map((each) => each.id);
    const to = ids.indexOf(neighbor.id);
    const others = ids.filter((each) => each !== document.id);
    arrange.run([...others.slice(0, to), document.id, ...others.slice(to)]);
  }
  function remove(removed: ListingDocument) {
    const { name, readers } = removed;
    confirm({
      title: `Remove ${name}?`,
      description:
        readers > 0
          ? "It leaves the listing and the document room. Who opened it is removed, too."
          : "It leaves the listing and the document room.",
      action: "Remove",
      act: async () =>
        read(
          listings[":id"].documents[":documentId"].$delete({
            param: { id, documentId: removed.id },
            query: { version: String(removed.version) },
          }),
        ),
      changes: ["listings"],
      done: `${name} removed.`,
      focus: () => document.getElementById(titleId)?.focus(),
    });
  }
  return (
    <section aria-labelledby={titleId}>
      <RuleListHeader>
        <RuleListTitle id={titleId} tabIndex={-1}>
          Documents
        </RuleListTitle>
        {documents.length > 0 && <RuleListCount>{documents.length}</RuleListCount>}
        <RuleListActions>
          <TextLink asChild>
            <button
              type="button"
              className="cursor-pointer"
              onClick={() => setOpen({ kind: "add" })}
            >
              Add<span className="sr-only"> a document</span>
            </button>
          </TextLink>
        </RuleListActions>
      </RuleListHeader>
      <div className="border-t border-fg text-ui text-fg-2">
        {documents.length === 0 && (
          <p className="py-4 text-fg-3">
            None yet. Add the flyer, the offering memorandum and the rent roll.
          </p>
        )}
        {groups.map(({ groupDocuments, tier }) => (
          <section key={tier ?? ""} aria-labelledby={tier && `documents-${tier}`}>
            {tier && (
              <h3
                id={`documents-${tier}`}
                className="flex gap-2 border-b border-hairline pt-3.5 pb-2 text-caption font-normal text-fg-3"
              >
                <span className="font-semibold text-fg">{tierNames[tier]}</span>
                {groupDocuments.length}
              </h3>
            )}
            <ul>
              {groupDocuments.map((document, index) => {
                const before = groupDocuments[index - 1];
                const after = groupDocuments[index + 1];
                return (
                  <li
                    key={document.id}
                    className="flex min-h-11 items-center gap-3 border-b border-hairline py-2"
                  >
                    <p className="min-w-0 grow">
                      <span className="block wrap-anywhere text-fg">{document.name}</span>
                      <span className="block text-caption text-fg-3">
                        {documentFormat(document.mediaType, document.pages)}
                      </span>
                    </p>
                    {isDraft ? (
                      <TierMenu
                        document={document}
                        onChange={(chosen) => changeTier.run({ document, tier: chosen })}
                      />
                    ) : (
                      <span className="shrink-0 text-caption whitespace-nowrap text-fg-3">
                        {formatReaders(document)}
                      </span>
                    )}
                    <RowMenu
                      name={document.name}
                      Trigger={DocumentMore}
                      items={[
                        {
                          label: "Who may open it, and its name",
                          onSelect: () => setOpen({ kind: "change", document }),
                        },
                        ...(before
                          ? [{ label: "Move earlier", onSelect: () => moveTo(document, before) }]
                          : []),
                        ...(after
                          ? [{ label: "Move later", onSelect: () => moveTo(document, after) }]
                          : []),
                        { label: "Download", onSelect: () => download.run(document) },
                        {
                          label: "Replace the file",
                          onSelect: () => setOpen({ kind: "replace", document }),
                        },
                        { label: "Remove", onSelect: () => remove(document) },
                      ]}
                    />
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      {open?.kind === "replace" && (
        <ReplaceFileDialog listingId={id} document={open.document} onClose={close} />
      )}
      {open && open.kind !== "replace" && (
        <ListingDocumentDialog
          listingId={id}
          document={open.kind === "change" ? open.document : undefined}
          onClose={close}
        />
      )}
      {question}
    </section>
  );
}

type TierMenuProps = { document: ListingDocument; onChange: (tier: DocumentTier) => void };

/** A menu in a document's row that changes its access. */
function TierMenu({ document: { name, tier }, onChange }: TierMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <button
          type="button"
          className="flex min-h-8 shrink-0 cursor-pointer items-center gap-1.5 text-caption whitespace-nowrap text-fg-3 hover:text-fg"
        >
          <span className="sr-only">Who may open {name}: </span>
          {tierNames[tier]}
          <ChevronDown aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup
          value={tier}
          onValueChange={(chosen) => {
            const next = documentTiers.find((each) => each === chosen);
            if (next && next !== tier) onChange(next);
          }}
        >
          {documentTiers.map((each) => (
            <DropdownMenuRadioItem key={each} value={each}>
              {tierNames[each]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const DocumentMore = (props: MenuTriggerProps) => (
  <MoreButton variant="ghost" className="-my-1 -mr-2 shrink-0 text-fg-3" {...props} />
);

/**
 * How many have opened a document: "212 downloads", "17 readers", "6 of 7 approved"; empty for
 * none.
 */
function formatReaders({ approved, readers, requested, tier }: ListingDocument): string {
  if (tier === "approval" && requested + approved > 0) {
    return requested > approved ? `${approved} of ${requested} approved` : `${approved} approved`;
  }
  if (readers === 0) return "Not opened yet";
  if (tier === "public") return `${readers} ${readers === 1 ? "download" : "downloads"}`;
  return `${readers} ${readers === 1 ? "reader" : "readers"}`;
}
