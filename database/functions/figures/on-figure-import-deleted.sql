-- Takes the figures of an import with it. One that counted goes only with its client or organization, and so
-- do the totals.
create or replace function app.on_figure_import_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.figures f
  where f.org_id = old.org_id
    and f.import_id = old.id;
  if old.state <> 'draft' then
    delete from public.figure_totals t
    where t.org_id = old.org_id
      and t.client_id is not distinct from old.client_id;
  end if;
  return null;
end $$;
