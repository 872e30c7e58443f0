-- Keeps what a fact was before it changed.
create or replace function app.keep_fact_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_fact_versions (
    org_id,
    fact_id,
    client_id,
    kind,
    label,
    attributes,
    status,
    changed_by
  )
  values (
    old.org_id,
    old.id,
    old.client_id,
    old.kind,
    old.label,
    old.attributes,
    old.status,
    (
      select u.id
      from public.users u
      where u.org_id = new.org_id
        and u.id = app.user_id()
    )
  );
  return null;
end $$;
