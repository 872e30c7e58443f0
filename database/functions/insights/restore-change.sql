-- Takes back that a change of what is known was refused (app.keep_known): it waits again. False where nothing
-- of the kind happened last.
create or replace function app.restore_change(p_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  update public.company_facts f
  set
    kind = coalesce(refused.kind, f.kind),
    label = refused.label,
    attributes = refused.attributes,
    status = 'proposed',
    updated_at = now()
  from (
    select v.kind, v.label, v.attributes, v.status
    from public.company_fact_versions v
    where v.org_id = app.org_id()
      and v.fact_id = p_id
    order by v.changed_at desc
    limit 1
  ) refused
  where f.org_id = app.org_id()
    and f.id = p_id
    and f.status = 'confirmed'
    and refused.status = 'proposed'
    and (refused.label, refused.attributes) is distinct from (f.label, f.attributes);
  return found;
end $$;
grant execute on function app.restore_change to app_user;
