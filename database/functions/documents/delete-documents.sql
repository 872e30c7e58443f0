-- Deletes documents, all or none. What was read in them is taken out of the company model with them, and
-- comes back with them as long as they can be restored. What somebody filled in or said stays, though it was
-- corrected by one of them.
create or replace function app.delete_documents(p_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  document public.documents;
  v_id uuid;
begin
  foreach v_id in array p_ids loop
    document := app.require_document(v_id);
    update public.documents d
    set deleted_at = now(), deleted_by = app.user_id()
    where d.org_id = app.org_id()
      and d.id = v_id;
    update public.company_facts f
    set status = 'removed', decided_by = app.user_id(), decided_at = now(), updated_at = now()
    from public.document_facts s
    where s.org_id = app.org_id()
      and s.document_id = v_id
      and f.org_id = s.org_id
      and f.id = s.fact_id
      and f.origin = 'document'
      and f.status <> 'removed';
    insert into public.audit_log (org_id, actor_id, action, entity, entity_id)
    values (app.org_id(), app.user_id(), 'deleted', 'documents', v_id);
    perform app.tell_document(app.org_id(), document.client_id, v_id, 'deleted');
  end loop;
end $$;
grant execute on function app.delete_documents to app_user;
