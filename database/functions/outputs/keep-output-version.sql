-- Keeps what a deliverable was before its content changes, and says who changes it. Edits by the same hand
-- within ten minutes, and rebuilding while somebody taps through facts, are one version.
create or replace function app.keep_output_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_who uuid := (
    select u.id
    from public.users u
    where u.org_id = new.org_id
      and u.id = app.user_id()
  );
  goes_on boolean := new.change in ('edited', 'rebuilt')
    and old.change = new.change
    and old.changed_by is not distinct from v_who
    and old.changed_at > now() - interval '10 minutes';
begin
  new.changed_by := v_who;
  new.changed_at := now();
  if goes_on then
    return new;
  end if;
  insert into public.output_versions (
    org_id,
    output_id,
    version,
    client_id,
    title,
    summary,
    content,
    earlier_claims,
    change,
    changed_by,
    changed_at,
    facts_at
  )
  values (
    old.org_id,
    old.id,
    old.version,
    old.client_id,
    old.title,
    old.summary,
    old.content,
    old.earlier_claims,
    old.change,
    coalesce(old.changed_by, old.created_by),
    old.changed_at,
    old.facts_at
  );
  return new;
end $$;
