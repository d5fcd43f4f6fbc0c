import { actions } from "@frontage/content/actions";
import { servicePath } from "@frontage/content/navigation";
import { services } from "@frontage/content/services";
import {
  ServiceCell,
  ServiceCellIcon,
  ServiceCellLink,
  ServiceCellMore,
  ServiceCellText,
  ServiceCellTitle,
  ServiceGrid,
} from "@frontage/ui/service-cell";
import type { ComponentProps } from "react";
import { Link } from "react-router";

import { contactFor } from "../lib/contact-for.ts";
import { Icon } from "../lib/icon.tsx";
import { serviceColumns } from "../lib/service-columns.ts";

export type ServiceCellsProps = ComponentProps<"ul"> & {
  /** Adds a second link to each cell, to the service's own page; wide screens show three in a row. */
  withDetails?: boolean;
};

/** The services as cells, each of which links to the contact page with its service chosen. */
export function ServiceCells({ className, withDetails = false, ...props }: ServiceCellsProps) {
  return (
    <ServiceGrid
      {...props}
      className={`md:grid-cols-2 ${withDetails ? "lg:grid-cols-6" : ""} ${className ?? ""}`}
    >
      {services.map(({ icon, slug, summary, title }, index) => (
        <ServiceCell
          key={slug}
          data-reveal=""
          className={`${withDetails ? "min-h-72 lg:min-h-95" : "md:min-h-75"} ${serviceColumns(index, services.length, withDetails)}`}
        >
          <ServiceCellIcon>
            <Icon name={icon} />
          </ServiceCellIcon>
          <ServiceCellTitle level={withDetails ? 2 : 3} className="mt-10 md:mt-20">
            <ServiceCellLink asChild>
              <Link {...contactFor(slug)}>{title}</Link>
            </ServiceCellLink>
          </ServiceCellTitle>
          <ServiceCellText>{summary}</ServiceCellText>
          {withDetails && (
            <ServiceCellMore asChild>
              <Link to={servicePath(slug)}>
                {actions.serviceDetails}
                <span className="sr-only">: {title}</span>
              </Link>
            </ServiceCellMore>
          )}
        </ServiceCell>
      ))}
    </ServiceGrid>
  );
}
