-- Guards what is done with a document: unseen is not there, seen without the ability is forbidden. Answers
-- the row, locked, so that two who change it come one after the other.
create or replace function app.require_document(p_id uuid, p_deleted boolean default false)
returns public.documents
language plpgsql security definer set search_path = ''
as $$
declare
  document public.documents;
begin
  select d.* into document
  from public.documents d
  where d.org_id = app.org_id()
    and d.id = p_id
    and (d.deleted_at is not null) = p_deleted
  for update;
  if document.id is null
    or (document.shared_at is null and not app.may('work.view', document.client_id))
  then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('documents.manage', document.client_id);
  return document;
end $$;
