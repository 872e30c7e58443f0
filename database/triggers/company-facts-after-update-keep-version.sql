create trigger keep_version after update of kind, label, attributes, status
  on public.company_facts
  for each row
  when (
    old.kind is distinct from new.kind
    or old.label is distinct from new.label
    or old.attributes is distinct from new.attributes
    or old.status is distinct from new.status
  )
  execute function app.keep_fact_version();
