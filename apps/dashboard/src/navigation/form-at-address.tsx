import { useEffect, useEffectEvent } from "react";

import { askedForm, type AskedForm } from "./shared-url-state.ts";
import { useUrlState } from "./use-url-state.ts";

type FormAtAddressProps = {
  form: AskedForm;
  onOpen: () => void;
};

/** Opens a form if the URL names it, and removes it from the URL. */
export function FormAtAddress({ form, onOpen }: FormAtAddressProps) {
  const { change, values } = useUrlState(askedForm);
  const isAsked = values.form === form;
  const open = useEffectEvent(() => {
    change({ form: undefined }, { replace: true });
    onOpen();
  });
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
  return null;
}
