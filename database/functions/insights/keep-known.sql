-- Refuses a change of what is known that waits in its place: the fact is again what it was, and the change
-- stays among its earlier states. False where it is no such change.
create or replace function app.keep_known(p_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  update public.company_facts f
  set
    kind = coalesce(known.kind, f.kind),
    label = known.label,
    attributes = known.attributes,
    status = 'confirmed',
    decided_by = app.user_id(),
    decided_at = now(),
    updated_at = now()
  from (
    select v.kind, v.label, v.attributes
    from public.company_fact_versions v
    where v.org_id = app.org_id()
      and v.fact_id = p_id
      and v.status = 'confirmed'
    order by v.changed_at desc
    limit 1
  ) known
  where f.org_id = app.org_id()
    and f.id = p_id
    and f.status = 'proposed'
    and (known.label, known.attributes) is distinct from (f.label, f.attributes);
  return found;
end $$;
grant execute on function app.keep_known to app_user;
