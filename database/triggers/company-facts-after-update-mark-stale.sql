create trigger mark_stale after update of kind, label, attributes, quote, status
  on public.company_facts
  for each row
  when (
    old.kind is distinct from new.kind
    or old.label is distinct from new.label
    or old.attributes is distinct from new.attributes
    or old.quote is distinct from new.quote
    or old.status is distinct from new.status
  )
  execute function app.mark_stale_outputs();
